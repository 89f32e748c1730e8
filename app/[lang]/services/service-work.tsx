import { PieceOfWork } from '@/components/layout/piece-of-work';
import { Words } from '@/components/ui/words';
import { type Service, work } from '@/content';

/** The work that a service belongs to, at the end of its dialog; nothing without any. */
export function ServiceWork({ service }: { service: Service }) {
  const pieces = work.pieces.filter((piece) => piece.service === service.slug);
  if (pieces.length === 0) return null;
  return (
    <div className="mt-8">
      <h4 className="font-heading text-lead font-semibold">
        <Words text={work.heading} />
      </h4>
      <div className="mt-4 grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2">
        {pieces.map((piece) => (
          <PieceOfWork
            key={piece.id}
            piece={piece}
            heading="h5"
            hasService={false}
            sizes="(min-width: 37.5rem) 22rem, 100vw"
          />
        ))}
      </div>
    </div>
  );
}

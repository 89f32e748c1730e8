import clsx from 'clsx';
import { Photo } from '@/components/ui/photo';
import { Words } from '@/components/ui/words';
import { people } from '@/content';

/** Who answers: one person, or nobody. */
export const answering = () => people.people.filter(({ answers }) => answers);

/** In pixels at most, to leave room for large text. No page without a face carries these rules. */
const PHOTO_RULES = '[data-answers] img{width:min(5.5rem,96px);height:min(5.5rem,96px)}';

/** The one of us who answers, with face and languages; nothing until the owner has said who that is. */
export function WhoAnswers({ className }: { className: string }) {
  const [person] = answering();
  if (!person) return null;
  const { name, languages, photo } = person;
  return (
    <div data-answers="" className={clsx('items-center gap-4', className)}>
      {photo && (
        <>
          <style href="answers" precedence="photo">
            {PHOTO_RULES}
          </style>
          <Photo isPortrait photo={photo} sizes="6rem" className="shrink-0 rounded-full" />
        </>
      )}
      <p className="min-w-0 text-small text-muted">
        <Words text={people.answers} />
        <span className="block text-lead font-semibold text-ink">
          <Words text={name} />
        </span>
        <Words text={languages} />
      </p>
    </div>
  );
}

import { drawings, type DrawingName } from '@/drawings';

type DrawingProps = {
  name: DrawingName;
  className?: string;
  loading?: 'eager' | 'lazy';
  /** Adds free space at the right edge, where what a drawing shows otherwise ends. */
  hasMargin?: boolean;
};

const withMargin = '#svgView(viewBox(0,0,180,160))';

/** A decorative drawing. In the dark scheme it is by night, by a style in its file. It loads when it comes near the window, or at once if `eager`. */
export function Drawing({ name, className, loading = 'lazy', hasMargin = false }: DrawingProps) {
  const { src, width, height } = drawings[name];
  return (
    // Not the framework's component, whose script is only of use for photographs.
    <img
      src={hasMargin ? src + withMargin : src}
      alt=""
      width={width}
      height={height}
      loading={loading}
      className={className}
    />
  );
}

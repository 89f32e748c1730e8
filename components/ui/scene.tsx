import { scenes, type SceneName } from './scenes';

type SceneProps = {
  name: SceneName;
  className?: string;
  loading?: 'eager' | 'lazy';
  /** Whether there is room between what it shows, which stands on the right, and its right edge. */
  hasMargin?: boolean;
};

const withMargin = '#svgView(viewBox(0,0,180,160))';

/** A decorative drawing. In the dark scheme it is by night, by a style in its file. It loads when it comes near the window, or at once if `eager`. */
export function Scene({ name, className, loading = 'lazy', hasMargin = false }: SceneProps) {
  const { src, width, height } = scenes[name];
  return (
    // Not the framework's component, whose script is only of use for photographs.
    <img
      src={hasMargin ? src + withMargin : src}
      alt=""
      width={width}
      height={height}
      loading={loading}
      decoding="async"
      className={className}
    />
  );
}

import type { ReactNode } from 'react';
import { gradientClass, type GradientName } from './gradient';
import { Scene } from './scene';
import type { SceneName } from './scenes';

type PicturePanelProps = {
  scene: SceneName;
  gradient: GradientName;
  className: string;
  children?: ReactNode;
};

/** A scene that fills its place, with a gradient as its sky, also in forced colours. */
export function PicturePanel({ scene, gradient, className, children }: PicturePanelProps) {
  return (
    <div
      className={`picture relative isolate overflow-hidden p-4 forced-color-adjust-none ${gradientClass[gradient]} ${className}`}
    >
      <Scene
        name={scene}
        className="absolute inset-0 -z-1 size-full [transform-origin:100%_100%] [transition:transform_150ms] group-hover:[transform:scale(1.03)]"
      />
      {children}
    </div>
  );
}

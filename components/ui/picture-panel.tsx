import './picture-panel.css';
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
      <Scene name={scene} className="picture-scene" />
      {children}
    </div>
  );
}

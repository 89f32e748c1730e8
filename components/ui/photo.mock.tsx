import type { Photo as Photograph } from '@/photos';

/** In place of photo.tsx in Jest, which draws at once and cannot wait for the files that a photograph reads. */
export const Photo = ({ photo, className }: { photo: Photograph; className?: string }) => (
  <img src={`/photos/${photo.file}`} alt={photo.shows} className={className} />
);

/** The rules need the file too. */
export const PhotoRules = () => null;

import path from 'node:path';
import { contentIn } from '@/content';
import { keptPhoto, makePhoto, photoAddresses } from '@/photos';

export const dynamic = 'force-static';

/** The framework cannot export a route without any file. The export step removes this one. */
const NONE = 'none';

export const generateStaticParams = () =>
  [NONE, ...photoAddresses(contentIn('en')).map((address) => path.basename(address))].map((file) => ({
    file,
  }));

const bytesOf = process.env.NODE_ENV === 'development' ? keptPhoto : makePhoto;

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  if (file === NONE) return new Response();
  const type = file.endsWith('.avif') ? 'image/avif' : 'image/jpeg';
  return new Response(new Uint8Array(await bytesOf(file)), { headers: { 'content-type': type } });
}

import { GET as drawIcon } from '../icons/[file]/route';

export const dynamic = 'force-static';

/** Browsers ask for this address between two pages, while the router exchanges the links to the icons. */
export const GET = (request: Request) =>
  drawIcon(request, { params: Promise.resolve({ file: 'icon-48.png' }) });

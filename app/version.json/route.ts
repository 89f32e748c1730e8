import { buildTime, commit } from '@/app/build-info';

export const dynamic = 'force-static';

/** What is deployed, for whoever asks "is my change live?". */
export const GET = () => Response.json({ commit, buildTime });

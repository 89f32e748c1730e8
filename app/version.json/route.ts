import { buildTime, commit } from '@/app/build-info';

export const dynamic = 'force-static';

export const GET = () => Response.json({ commit, buildTime });

/** The inline script right after the enquiry form: it runs before the framework, and without it. See tools/runtime-script.ts. */
import { whenSeen } from '@/runtime/arrival';
import { sendWithoutFramework } from './enquiry-form';
import { rememberEnquiry } from './enquiry-memory';

whenSeen(rememberEnquiry);
// From runtime/loader.ts.
addEventListener('scriptslost', ({ target }) => sendWithoutFramework(target as HTMLFormElement));

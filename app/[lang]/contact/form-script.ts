/** The inline script right after the enquiry form: it runs before the framework, and without it. See tools/shared/runtime-script.ts. */
import { whenSeen } from '@/runtime/arrival';
import { SCRIPTS_LOST } from '@/runtime/events';
import { sendWithoutFramework } from './enquiry-form';
import { rememberEnquiry } from './enquiry-memory';

whenSeen(rememberEnquiry);
addEventListener(SCRIPTS_LOST, ({ target }) => sendWithoutFramework(target as HTMLFormElement));

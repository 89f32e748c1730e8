/** The inline script right after the enquiry form: see tools/runtime-script.ts. */
import { whenSeen } from './arrival';
import { rememberEnquiry } from './enquiry-memory';

whenSeen(rememberEnquiry);

/** The inline script behind the enquiry form: see tools/runtime-script.ts. */
import { rememberEnquiry } from './enquiry-memory';

rememberEnquiry();

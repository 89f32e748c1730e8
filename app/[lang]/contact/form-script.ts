/** The inline script right after the enquiry form: it runs before the framework, and without it. See tools/runtime-script.ts. */
import { whenSeen } from '@/runtime/arrival';
import { tellChosenService } from './chosen-service';
import { sendWithoutFramework } from './enquiry-form';
import { rememberEnquiry } from './enquiry-memory';

whenSeen(() => {
  rememberEnquiry();
  // Before runtime/campaign.ts listens, whose line is the last.
  tellChosenService();
});
// From runtime/loader.ts.
addEventListener('scriptslost', ({ target }) => sendWithoutFramework(target as HTMLFormElement));

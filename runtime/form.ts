/** The inline script right after the enquiry form: see tools/runtime-script.ts. */
import { whenSeen } from './arrival';
import { tellChosenService } from './chosen-service';
import { sendWithoutFramework } from './enquiry-form';
import { rememberEnquiry } from './enquiry-memory';

whenSeen(() => {
  rememberEnquiry();
  // Before runtime/campaign.ts listens, whose line is the last.
  tellChosenService();
});
addEventListener('scriptslost', ({ target }) => sendWithoutFramework(target as HTMLFormElement));

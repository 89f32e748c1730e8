/** Runs before the rest of the framework, which hydrates a task later: tools/export/defer-scripts.ts. */
import 'react-dom/client';

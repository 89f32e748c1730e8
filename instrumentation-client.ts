/** Runs before the framework hydrates the page, which is a task later: tools/export/defer-scripts.ts. */
import 'react-dom/client';

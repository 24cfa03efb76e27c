// Node 20 cannot start a thread on a TypeScript file: tsx has to be asked for in the thread itself.
import { register } from 'tsx/esm/api';

register();
await import('./work.ts');

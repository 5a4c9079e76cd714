/** Serves the product as `npm start` does until the test run ends. */
import './endWithParent.ts';
import '../../commands/start.ts';

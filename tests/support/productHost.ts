/** The product as `npm start` shows it, until the test run is over. */
import './endWithParent.ts';
import '../../commands/start.ts';

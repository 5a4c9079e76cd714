/**
 * Tests are about the sample content, whatever `CONTENT_DIR` the machine's owner has set. Not
 * deleted but named, so that an `.env` file cannot set it again.
 */
process.env['CONTENT_DIR'] = 'content';

/**
 * Tests use the sample content, whatever `CONTENT_DIR` is set on the machine. Set rather than
 * deleted, so that an `.env` file cannot set it again.
 */
process.env['CONTENT_DIR'] = 'content';

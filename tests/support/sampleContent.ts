/**
 * Makes tests use the sample content, whatever `CONTENT_DIR` is on the machine. Sets the variable instead
 * of deleting it, so that an `.env` file cannot set it again.
 */
process.env['CONTENT_DIR'] = 'content';

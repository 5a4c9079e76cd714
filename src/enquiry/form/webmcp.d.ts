import 'react';

// Attributes that describe a form to a browser's assistant (WebMCP, developer.chrome.com/docs/ai/webmcp/declarative-api).
declare module 'react' {
  interface FormHTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
  }
  interface HTMLAttributes<T> {
    toolparamdescription?: string | undefined;
  }
}

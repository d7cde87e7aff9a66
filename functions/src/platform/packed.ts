import compression from 'compression';

/**
 * Packs what is read as text, as a browser asks for it: neither the platform nor the CDN packs what a function answers.
 * Files go as they are, since browsers ask for parts of them.
 */
export const packed = compression({
  filter: (request, response) =>
    !response.hasHeader('content-disposition') &&
    !response.hasHeader('content-range') &&
    compression.filter(request, response),
});

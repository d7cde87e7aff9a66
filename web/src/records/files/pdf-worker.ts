// Parses PDFs off the page's main thread.
import 'pdfjs-dist/build/pdf.worker.min.mjs';

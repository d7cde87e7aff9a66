// Reads PDFs off the page's thread.
import 'pdfjs-dist/build/pdf.worker.min.mjs';

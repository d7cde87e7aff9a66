import { createServer } from 'node:http';

/** Tells everybody to come again, as a balancer would in front of the product: the least that refusing costs. */
createServer((request, response) => {
  request.resume();
  response.writeHead(503, { 'retry-after': '5' }).end();
}).listen({ port: Number(process.env.PORT), host: '127.0.0.1', backlog: 4096 }, () => {
  process.send?.('listening');
});

/** The least that a route handler can do with an answer: it reads it. */
export const PUT = async (request: Request) => {
  await request.json();
  return new Response(null, { status: 204 });
};

/** The least that a route handler does with an answer: it reads it. */
export const PUT = async (request: Request) => {
  await request.json();
  return new Response(null, { status: 204 });
};

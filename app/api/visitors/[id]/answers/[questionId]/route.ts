import { handle, methods, noContent } from "@/lib/server/http";
import { answerBody, answerParams } from "@/lib/server/schemas";
import { visitors } from "@/lib/server/services";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: handle({ params: answerParams, body: answerBody }, async ({ params, body, tokens, uid }) => {
    const { id, questionId } = params;
    await visitors().saveAnswer({ id, tokens, uid }, questionId, body.answer, body.version);
    return noContent();
  }),
});

import { handle, methods, noContent } from "@/lib/server/http/route-handler";
import { answerBody, answerParams } from "@/lib/server/core/value-schemas";
import { idGuessingLimit, visitors } from "@/lib/server/services";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: handle(
    { params: answerParams, body: answerBody },
    async ({ params: { id, questionId }, body: { answer, version }, tokens, uid, address }) => {
      const saved = visitors().saveAnswer({ id, tokens, uid }, questionId, answer, version);
      await idGuessingLimit().counted(address, saved);
      return noContent();
    },
  ),
});

import { accessOf } from "@/lib/server/auth/owned-record";
import { handle, methods, noContent } from "@/lib/server/http/route-handler";
import { answerBody, answerParams } from "@/lib/server/core/value-schemas";
import { idGuessingLimit, ownerWrites, saveAnswer } from "@/lib/server/wiring/answers";

const options = {
  params: answerParams,
  body: answerBody,
  limits: [ownerWrites("answers")],
  idGuessingLimit,
};

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: handle(options, async (call) => {
    const { answer, version } = call.body;
    await saveAnswer()(accessOf(call), call.params.questionId, answer, version);
    return noContent();
  }),
});

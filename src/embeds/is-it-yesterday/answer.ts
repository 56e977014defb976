import { type Answer, yesNo } from "../../hooks/page/answers"

/** No clock is looked at. */
export const answer: Answer = () => yesNo(false)

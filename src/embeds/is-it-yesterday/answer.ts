import { type Answer, yesNo } from "../../hooks/page/answers"

/** Always no, independent of the clock. */
export const answer: Answer = () => yesNo(false)

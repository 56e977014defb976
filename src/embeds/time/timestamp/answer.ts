import type { Answer } from "../../../hooks/page/answers"

/** Returns the seconds since 1970. */
export const answer: Answer = ({ at }) => String(Math.floor(at / 1000))

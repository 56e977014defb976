import type { Answer } from "../../hooks/page/answers"
import { isSunUp } from "./logic"

/** Returns whether the sun is up at the South Pole, in words. */
export const answer: Answer = ({ at }) => (isSunUp(at, -90, 0) ? "The sun is up" : "The sun is down")

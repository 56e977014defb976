/** Whether the visitor wants snow at home whatever the season; the switch is in the bottom bar. */
import { boolean } from "valibot"
import { stored } from "../hooks/stored"

export const snowChoice = stored("snow", boolean(), false)

/** The toys behind the doors, in numerical order. */
import type { ComponentType } from "react"
import { Bell } from "./doors/Bell"
import { Candle } from "./doors/Candle"
import { Cracker } from "./doors/Cracker"
import { DarkestDay } from "./doors/DarkestDay"
import { Distance } from "./doors/Distance"
import { Flag } from "./doors/Flag"
import { Gingerbread } from "./doors/Gingerbread"
import { Glogi } from "./doors/Glogi"
import { Knock } from "./doors/Knock"
import { Letter } from "./doors/Letter"
import { Letters } from "./doors/Letters"
import { Lights } from "./doors/Lights"
import { Lucia } from "./doors/Lucia"
import { MusicBox } from "./doors/MusicBox"
import { Peace } from "./doors/Peace"
import { PixelCard } from "./doors/PixelCard"
import { Present } from "./doors/Present"
import { Riddle } from "./doors/Riddle"
import { Sauna } from "./doors/Sauna"
import { Snowflake } from "./doors/Snowflake"
import { SnowGlobe } from "./doors/SnowGlobe"
import { StrawStar } from "./doors/StrawStar"
import { Tin } from "./doors/Tin"
import { TwelveDays } from "./doors/TwelveDays"

export type Surprise = {
  title: string
  /** `year` is that of the calendar; `opened` is the number of doors opened. */
  Inside: ComponentType<{ year: number; opened: number }>
}

export const surprises: readonly Surprise[] = [
  { title: "A candle", Inside: Candle },
  { title: "A snowflake", Inside: Snowflake },
  { title: "A riddle", Inside: Riddle },
  { title: "Glögi", Inside: Glogi },
  { title: "A bell", Inside: Bell },
  { title: "The flag", Inside: Flag },
  { title: "A letter", Inside: Letter },
  { title: "Eight letters", Inside: Letters },
  { title: "A snow globe", Inside: SnowGlobe },
  { title: "Gingerbread", Inside: Gingerbread },
  { title: "The sauna", Inside: Sauna },
  { title: "Tin", Inside: Tin },
  { title: "Lucia", Inside: Lucia },
  { title: "A card", Inside: PixelCard },
  { title: "A music box", Inside: MusicBox },
  { title: "Twelve days", Inside: TwelveDays },
  { title: "A straw star", Inside: StrawStar },
  { title: "The way", Inside: Distance },
  { title: "A present", Inside: Present },
  { title: "The lights", Inside: Lights },
  { title: "The darkest day", Inside: DarkestDay },
  { title: "A cracker", Inside: Cracker },
  { title: "Peace", Inside: Peace },
  { title: "A knock", Inside: Knock },
]

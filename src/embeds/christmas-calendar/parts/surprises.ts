/** What is behind the doors, in the order of their numbers. */
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
  /** What is to be seen on the door once it has been opened. */
  sign: string
  /** `year` is that of the calendar, `opened` how many doors have been opened. */
  Inside: ComponentType<{ year: number; opened: number }>
}

export const surprises: readonly Surprise[] = [
  { title: "A candle", sign: "🕯️", Inside: Candle },
  { title: "A snowflake", sign: "❄️", Inside: Snowflake },
  { title: "A riddle", sign: "🌲", Inside: Riddle },
  { title: "Glögi", sign: "☕", Inside: Glogi },
  { title: "A bell", sign: "🔔", Inside: Bell },
  { title: "The flag", sign: "🇫🇮", Inside: Flag },
  { title: "A letter", sign: "✉️", Inside: Letter },
  { title: "Eight letters", sign: "🔤", Inside: Letters },
  { title: "A snow globe", sign: "🔮", Inside: SnowGlobe },
  { title: "Gingerbread", sign: "🍪", Inside: Gingerbread },
  { title: "The sauna", sign: "♨️", Inside: Sauna },
  { title: "Tin", sign: "🥄", Inside: Tin },
  { title: "Lucia", sign: "👑", Inside: Lucia },
  { title: "A card", sign: "🖼️", Inside: PixelCard },
  { title: "A music box", sign: "🎵", Inside: MusicBox },
  { title: "Twelve days", sign: "🐦", Inside: TwelveDays },
  { title: "A straw star", sign: "⭐", Inside: StrawStar },
  { title: "The way", sign: "🦌", Inside: Distance },
  { title: "A present", sign: "🎁", Inside: Present },
  { title: "The lights", sign: "💡", Inside: Lights },
  { title: "The darkest day", sign: "🌑", Inside: DarkestDay },
  { title: "A cracker", sign: "🎉", Inside: Cracker },
  { title: "Peace", sign: "🕊️", Inside: Peace },
  { title: "A knock", sign: "🎅", Inside: Knock },
]

import { hourOf, type Note } from "../notes"
import type { Drawn } from "./drawings"

const ink = { stroke: "#2a1c12", strokeWidth: 2.5, strokeLinejoin: "round", strokeLinecap: "round" } as const
const wall = "#efe6c8"
const skin = "#f0c8a0"

function Head({ isNight, isDark }: { isNight: boolean; isDark: boolean }) {
  return (
    <g {...ink}>
      <path d="M84 66h32v26H84z" fill={skin} />
      <path d="M66 30q0 52 34 52t34-52q-4-16-34-16t-34 16z" fill={skin} />
      {isNight ? (
        <>
          <path d="M62 30q10-30 44-26 36 6 54 34l-14 6q-12-14-24-16z" fill="#4a5fa5" />
          <circle cx="156" cy="44" r="8" fill="#fff" />
          <path d="M76 46q8 6 16 0M108 46q8 6 16 0M78 54h12M110 54h12" fill="none" />
        </>
      ) : (
        <>
          <path d="M62 28h76l-8-22q-30-8-60 0z" fill="#6b4a2b" />
          <path d="M50 30h100" strokeWidth="7" />
          <path d={isDark ? "M72 40h24v14H72zM104 40h24v14h-24zM96 44h8" : "M84 46v4M116 46v4"} fill="#222" />
        </>
      )}
      <path d="M98 54l-5 9h8M90 72h20" fill="none" />
    </g>
  )
}

function Middle({ pointer, isLeft }: { pointer: string; isLeft: boolean }) {
  const hand = isLeft ? 42 : 158
  return (
    <g {...ink}>
      <path d="M84-2h32v8q34 2 38 30l6 56H40l6-56q4-28 38-30z" fill="#b59a6a" />
      <path d="M84 6l16 24 16-24M100 30v60M92 48h1M92 64h1" fill="none" />
      <circle cx={hand} cy="64" r="11" fill={skin} />
      {pointer === "touch" ? (
        <path d={`M${hand - 12} 26h24v40h-24zM${hand - 3} 61h6`} fill="#223" stroke="#111" />
      ) : pointer === "keys" ? (
        <path d="M50 66h100v20H50zM58 73h84M58 80h84" fill="#ddd8c8" strokeDasharray="6 3" />
      ) : (
        <path
          d={`M${hand} 78q-2 12-20 12M${hand - 11} 70q0-18 11-18t11 18v6h-22zM${hand} 52v10`}
          fill="#eee8da"
        />
      )}
    </g>
  )
}

function Feet({ isWeekend }: { isWeekend: boolean }) {
  return (
    <g {...ink}>
      <path d="M66-2h68l2 62h-28l-8-40-8 40H64z" fill={isWeekend ? "#8aa0c8" : "#3b3b46"} />
      {isWeekend ? (
        <path d="M62 60h30v22H48q-8-14 14-22zM138 60h-30v22h44q8-14-14-22z" fill="#e58bb0" />
      ) : (
        <path d="M62 60h30v24H40q-4-14 22-24zM138 60h-30v24h52q4-14-22-24z" fill="#1c1c1c" />
      )}
    </g>
  )
}

/** Draws the visitor by what has been noticed: hat by the hour, what is in which hand, shoes by the day. */
export function visitorParts(notes: readonly Note[]): readonly [head: Drawn, middle: Drawn, feet: Drawn] {
  const value = (about: Note["about"]) => notes.find(note => note.about === about)?.value ?? ""
  const hour = hourOf(value("hour") || "12")
  const isNight = hour >= 22 || hour < 7
  const pointer = value("pointer")
  const isLeft = value("side") === "left"
  const isWeekend = value("day") === "0" || value("day") === "6"
  const thing = pointer === "touch" ? "telephone" : pointer === "keys" ? "keyboard" : "mouse"
  return [
    {
      label: isNight ? "your head in a nightcap" : "your head in a hat",
      wall,
      figure: <Head isNight={isNight} isDark={value("dark") === "yes"} />,
    },
    {
      label: `your middle in a raincoat, with a ${thing}`,
      wall,
      figure: <Middle pointer={pointer} isLeft={isLeft} />,
    },
    {
      label: isWeekend ? "your feet in slippers" : "your feet in shoes",
      wall,
      figure: <Feet isWeekend={isWeekend} />,
    },
  ]
}

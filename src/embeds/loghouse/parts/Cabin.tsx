import { GuestButton, styleOver } from "../../../kits/guest/GuestButton"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import type { Guest } from "../../../kits/guest/useGuest"
import * as styles from "../Loghouse.module.css"
import {
  guestPlace,
  type House,
  hasFallen,
  type Log,
  lean,
  placeOf,
  type Wood,
  wallLogs,
  wholeHouse,
} from "../logic"
import { Clock, Notices, Sign, Props as Supports, Tables } from "./Fittings"

const bark: Record<Wood, readonly [light: string, dark: string, ink: string]> = {
  log: ["#d9a15c", "#a06a2c", "#3a2208"],
  info: ["#f2efe6", "#cfc8b8", "#222"],
  warn: ["#f0c63c", "#b98a10", "#3a2a00"],
  error: ["#a8483a", "#6e2218", "#fff"],
}
const thick = 12
const ground = 226

type Props = {
  house: House
  name: string
  moves: boolean
  /** The thing of another page on top of it. */
  guest: Guest | null
  /** The log in which a thing has left a dent, from 0, and the thing's label; null for none. */
  dent: { log: number; label: string } | null
  label: string
}

/** The indentation per group, in units of the picture. */
const step = 14

/** The size of a guest, in units of the picture. */
const guestSize = { width: 48, height: 34 }

/** The highest place of a guest, below the edge of the picture when the house leans. */
const topOfGuest = 12

type Box = typeof guestSize & { x: number; y: number }

/** Returns the box upright again whose centre is turned about a point, by an angle in degrees. */
function turned({ x, y, width, height }: Box, degrees: number, [aboutX, aboutY]: [number, number]): Box {
  const angle = (degrees * Math.PI) / 180
  const [dx, dy] = [x + width / 2 - aboutX, y + height / 2 - aboutY]
  return {
    x: aboutX + dx * Math.cos(angle) - dy * Math.sin(angle) - width / 2,
    y: aboutY + dx * Math.sin(angle) + dy * Math.cos(angle) - height / 2,
    width,
    height,
  }
}

/** Draws the house, upright or collapsed. */
export function Cabin({ house, name, moves, guest, dent, label }: Props) {
  const { logs } = house
  const fallen = hasFallen(house)
  const { row, aside } = guestPlace(logs.length)
  const isWhole = logs.length >= wholeHouse && !fallen
  const guestBox = {
    ...guestSize,
    x: 205 - guestSize.width / 2 + (fallen ? 0 : aside + (logs[logs.length - 1]?.indent ?? 0) * step),
    y: Math.max(topOfGuest, ground - 12 - guestSize.height - (fallen ? 34 : row * thick)),
  }
  const turn = fallen ? 0 : lean(house)
  return (
    <div className={styles.view}>
      <svg
        viewBox="0 0 420 260"
        role="img"
        aria-label={label}
        className={styles.cabin}
        data-moves={moves || undefined}
      >
        <rect width="420" height="260" fill="#101c38" />
        {[20, 66, 118, 170, 290, 338, 384].map((x, i) => (
          <rect key={x} x={x} y={14 + ((i * 29) % 60)} width="2" height="2" fill="#fff" />
        ))}
        <path d="M0 150C60 60 90 120 130 132S250 60 300 118S390 90 420 128V260H0z" fill="#16304a" />
        {[18, 46, 352, 378, 402].map((x, i) => (
          <path
            key={x}
            d={`M${x} ${ground}V${ground - 18}M${x} ${120 - (i % 3) * 12}L${x - 16} ${160 - (i % 3) * 4}H${x - 7}L${x - 21} 208H${x + 21}L${x + 7} ${160 - (i % 3) * 4}H${x + 16}z`}
            fill="#0f4630"
            stroke="#0a2c20"
            strokeWidth="2"
          />
        ))}
        <path
          d={`M0 ${ground - 2}C90 ${ground - 12} 300 ${ground + 4} 420 ${ground - 6}V260H0z`}
          fill="#3f6a34"
        />
        <path
          d={`M0 ${ground + 10}C140 ${ground} 280 ${ground + 14} 420 ${ground + 4}V260H0z`}
          fill="#2f5428"
        />
        <g transform={`rotate(${turn} 320 ${ground})`}>
          {isWhole && <Chimney />}
          {logs.map((log, i) => {
            const { row, length } = placeOf(i)
            const isSpare = i >= wholeHouse
            const x = isSpare ? 366 - (row % 2) * 6 : 205 + log.indent * step
            const y = ground - 6 - (isSpare ? Math.floor((i - wholeHouse) / 2) : row) * thick
            const heap = `translate(${205 + (((i * 67) % 150) - 75)} ${ground - ((i * 13) % 46)}) rotate(${((i * 53) % 120) - 60})`
            const at = fallen ? heap : `translate(${x} ${y})`
            const isBesideDoor = !fallen && logs.length >= doorFrom && i < doorLogs
            const isBetweenPanes = !fallen && logs.length >= wallLogs && i > doorLogs && i < wallLogs
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a log is the one at its place.
              <g key={i}>
                <Timber
                  log={log}
                  length={length}
                  at={at}
                  isBesideDoor={isBesideDoor}
                  isBetweenPanes={isBetweenPanes}
                />
                {dent?.log === i && <Dent at={at} aside={guestPlace(i + 1).aside} />}
                {fallen && dent?.log === i && <Plate label={dent.label} at={at} aside={0} />}
              </g>
            )
          })}
          {!fallen && logs.length >= doorFrom && <Door isOpen={isWhole} />}
          {!fallen && logs.length >= wallLogs && (
            <>
              <Pane x={124} lit={isWhole} />
              <Pane x={254} lit={isWhole} />
            </>
          )}
          {/* Over the windows, which may stand in front of the log. */}
          {!fallen && dent && logs[dent.log] && (
            <Plate
              label={dent.label}
              at={`translate(${205 + (logs[dent.log]?.indent ?? 0) * step} ${ground - 6 - placeOf(dent.log).row * thick})`}
              aside={guestPlace(dent.log + 1).aside}
            />
          )}
          {!fallen && <Notices count={house.notices} />}
          <Sign
            name={name}
            number={house.number}
            at={fallen ? "ground" : logs.length >= doorFrom ? "door" : "post"}
          />
          {guest && <GuestPicture guest={guest} {...guestBox} />}
          <Clock is={house.clock} at={fallen || logs.length < 9 ? "grass" : "wall"} moves={moves} />
        </g>
        {!fallen && <Supports count={house.props} />}
        <Tables items={house.tables} />
      </svg>
      {guest && (
        <GuestButton
          guest={guest}
          isPictured={false}
          style={styleOver(turned(guestBox, turn, [320, ground]), [420, 260])}
        />
      )}
    </div>
  )
}

/** Returns the number of letters, 5.1 units wide, that fit between the ends of a log. */
const lettersOn = (length: number) => Math.max(0, Math.floor((length - 18) / 6.6))

/** The number of letters that fit on a log to the left of the door, and between the windows. */
const [lettersBesideDoor, lettersBetweenPanes] = [11, 13]
/** The number of logs from which there is a door. */
const doorFrom = 7
/** The number of logs that the door stands in front of. */
const doorLogs = 6

type TimberProps = { log: Log; length: number; at: string; isBesideDoor: boolean; isBetweenPanes: boolean }

function Timber({ log, length, at, isBesideDoor, isBetweenPanes }: TimberProps) {
  const [light, dark, ink] = bark[log.wood]
  const half = length / 2
  return (
    <g transform={at}>
      <g className={styles.timber}>
        <rect x={-half} y={-6} width={length} height={thick} rx="5" fill={dark} />
        <rect x={-half} y={-6} width={length} height={thick - 4} rx="4" fill={light} />
        {log.wood === "info" &&
          (log.text ? [0.05, 0.87] : [0.2, 0.37, 0.61, 0.83]).map(part => (
            <path
              key={part}
              d={`M${-half + length * part} -4h7M${-half + length * part + 9} 1h5`}
              stroke="#222"
              strokeWidth="1.6"
            />
          ))}
        {log.wood === "error" && (
          <path d={`M${-half * 0.6} -5l6 5-4 5M${half * 0.4} -5l-5 4 6 6`} stroke="#2c0804" fill="none" />
        )}
        {[-half + 3, half - 3].map(x => (
          <g key={x}>
            <circle cx={x} cy="0" r="6.4" fill="#f0cf96" stroke={dark} strokeWidth="1.4" />
            <circle cx={x} cy="0" r="3.6" fill="none" stroke={dark} />
            <circle cx={x} cy="0" r="1.2" fill={dark} />
          </g>
        ))}
        {log.text && (
          <text
            x={isBesideDoor ? 12 - half : 0}
            y="4"
            fontSize="11"
            fontFamily="monospace"
            textAnchor={isBesideDoor ? "start" : "middle"}
            fill={ink}
          >
            {log.text.slice(
              0,
              isBesideDoor ? lettersBesideDoor : isBetweenPanes ? lettersBetweenPanes : lettersOn(length),
            )}
          </text>
        )}
      </g>
    </g>
  )
}

/** Draws the dent of a thing in the top of a log. */
function Dent({ at, aside }: { at: string; aside: number }) {
  return <path transform={at} d={`M${aside - 14}-6.500q15 11 30 0z`} fill="#3a2208" />
}

/** Draws the name of a thing on a plate that ends with its log. */
function Plate({ label, at, aside }: { label: string; at: string; aside: number }) {
  const width = label.length * 5.1 + 8
  return (
    <g transform={at}>
      <g transform={`translate(${Math.min(aside, aside + 20 - width / 2)} 2)`}>
        <rect x={-width / 2} y="-5" width={width} height="10" rx="1" fill="#e8c65a" stroke="#6b4a00" />
        <text y="2.600" fontSize="8.500" fontFamily="monospace" textAnchor="middle" fill="#2c1c00">
          {label}
        </text>
      </g>
    </g>
  )
}

function Chimney() {
  return (
    <g>
      <path d="M262 46h22v46h-22z" fill="#8a3f30" />
      <path d="M262 56h22M262 66h22M262 76h22M273 46v10M268 56v10M278 56v10" stroke="#5c261c" />
      <g className={styles.smoke}>
        <circle cx="273" cy="36" r="7" fill="#b9c4d4" />
        <circle cx="281" cy="22" r="9" fill="#9fabbd" />
        <circle cx="274" cy="6" r="11" fill="#8794a8" />
      </g>
    </g>
  )
}

function Door({ isOpen }: { isOpen: boolean }) {
  return (
    <g>
      <path
        d={`M188 ${ground}V158H224V${ground}z`}
        fill={isOpen ? "#ffce6a" : "#20120a"}
        stroke="#5b3512"
        strokeWidth="4"
      />
      {isOpen && (
        <g transform={`translate(206 ${ground - 10})`}>
          <ellipse cx="0" cy="0" rx="11" ry="10" fill="#d98f3e" />
          <ellipse cx="0" cy="3" rx="7" ry="7" fill="#fff3df" />
          <circle cx="0" cy="-11" r="8" fill="#d98f3e" />
          <circle cx="-6" cy="-17" r="3" fill="#f2b8b0" />
          <circle cx="6" cy="-17" r="3" fill="#f2b8b0" />
          <circle cx="-3" cy="-12" r="1.2" />
          <circle cx="3" cy="-12" r="1.2" />
          <ellipse cx="0" cy="-8" rx="3.4" ry="2.4" fill="#f6d7a8" />
        </g>
      )}
    </g>
  )
}

function Pane({ x, lit }: { x: number; lit: boolean }) {
  return (
    <g>
      <rect
        x={x}
        y="107"
        width="30"
        height="36"
        fill={lit ? "#ffd97a" : "#27456e"}
        stroke="#f2efe6"
        strokeWidth="3"
      />
      <path d={`M${x + 15} 107v36M${x} 125h30`} stroke="#f2efe6" strokeWidth="2" />
    </g>
  )
}

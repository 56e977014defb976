/** The scenes behind the December doors, in numerical order. */
import type { ReactNode } from "react"
import { Straw } from "./Scene"

const night = "M0 0h60v60H0z"
const Sky = ({ colour = "#1a2444" }: { colour?: string }) => <path d={night} fill={colour} />
const Snow = () => <path d="M0 60V48q15-8 30-2t30-1v15z" fill="#eef4fa" />
const star = "M30 8l5 15 16 0-13 9 5 16-13-10-13 10 5-16-13-9 16 0z"

export const decemberScenes: readonly ReactNode[] = [
  <>
    <Sky colour="#3b2f4a" />
    <circle cx="30" cy="20" r="17" fill="#ffd98a" opacity=".35" />
    <path d="M25 28h10v24H25zM18 52h24v4H18z" fill="#e9e4d4" />
    <path d="M30 10q6 9 4 14-4 4-8 0-2-6 4-14z" fill="#ff9f1c" />
  </>,
  <>
    <Sky colour="#2b5c8f" />
    <path
      d="M30 6v48M9 18l42 24M51 18L9 42M30 14l-5-5M30 14l5-5M30 46l-5 5M30 46l5 5M16 22l-7 0M16 22l1-7M44 38l7 0M44 38l-1 7M44 22l7 0M44 22l-1-7M16 38l-7 0M16 38l1 7"
      stroke="#fff"
      strokeWidth="2.5"
    />
  </>,
  <>
    <Sky />
    <Snow />
    <path d="M30 6L18 24h6L14 40h32L36 24h6zM27 40h6v10h-6z" fill="#2f6b3a" />
    <text x="46" y="24" fontSize="18" fontWeight="700" fill="#ffd93b" textAnchor="middle">
      ?
    </text>
  </>,
  <>
    <Sky colour="#5b2333" />
    <path
      d="M14 26h28v14q0 14-14 14T14 40zM42 30q10-1 10 7t-11 7"
      fill="#f5ead0"
      stroke="#2a1c12"
      strokeWidth="2"
    />
    <path d="M16 28h24v5H16z" fill="#7a1030" />
    <path d="M22 20q-4-5 0-9t0-8M33 20q-4-5 0-9t0-8" stroke="#fff" strokeWidth="2" fill="none" />
  </>,
  <>
    <Sky colour="#2f5d3a" />
    <path d="M30 10q15 2 15 26l6 8H9l6-8q0-24 15-26z" fill="#f0b429" stroke="#5b3a00" strokeWidth="2" />
    <circle cx="30" cy="49" r="5" fill="#5b3a00" />
    <path d="M20 12q10-10 20 0" stroke="#c1121f" strokeWidth="4" fill="none" />
  </>,
  <>
    <Sky colour="#9fb8cf" />
    <path d="M10 4v54" stroke="#5b5b5b" strokeWidth="3" />
    <path d="M12 8h44v28H12z" fill="#fff" />
    <path d="M12 22h44M26 8v28" stroke="#003580" strokeWidth="7" strokeLinecap="butt" />
  </>,
  <>
    <Sky colour="#8f2424" />
    <path d="M7 16h46v30H7z" fill="#fff8e3" stroke="#2a1c12" />
    <path d="M7 16l23 18 23-18" fill="none" stroke="#2a1c12" />
    <circle cx="30" cy="34" r="5" fill="#c1121f" />
  </>,
  <>
    <Sky colour="#2f5d3a" />
    {["J", "O", "U", "L"].map((letter, i) => (
      <g key={letter} transform={`translate(${8 + (i % 2) * 24} ${8 + Math.floor(i / 2) * 24})`}>
        <path d="M0 0h20v20H0z" fill="#fff8e3" />
        <text x="10" y="15" fontSize="14" fontWeight="700" textAnchor="middle" fill="#c1121f">
          {letter}
        </text>
      </g>
    ))}
  </>,
  <>
    <Sky colour="#4a3b63" />
    <circle cx="30" cy="26" r="20" fill="#bfe3f7" />
    <path d="M11 32q19-8 38 0-5 14-19 14T11 32z" fill="#fff" />
    <path d="M30 14l-7 18h14z" fill="#2f6b3a" />
    <path d="M16 46h28l4 9H12z" fill="#6b3f22" />
    <path d="M20 20v1M40 22v1M24 12v1M37 12v1" stroke="#fff" strokeWidth="3" />
  </>,
  <>
    <Sky colour="#c9b18a" />
    <g fill="#a5642c" stroke="#6b3a12">
      <circle cx="30" cy="15" r="9" />
      <path d="M24 23h12l13 5-2 6-10-1v10l7 12-6 3-8-12-8 12-6-3 7-12V33l-10 1-2-6z" />
    </g>
    <path d="M27 14v1M33 14v1M30 30v1M30 37v1M27 19q3 2 6 0" stroke="#fff" strokeWidth="2" fill="none" />
  </>,
  <>
    <Sky />
    <Snow />
    <path d="M12 30h34v20H12z" fill="#7a4a24" />
    <path d="M8 30l21-16 21 16z" fill="#eef4fa" />
    <path d="M36 20v-9h6v14M24 50V36h10v14z" fill="#4a2a12" />
    <path d="M39 9q-4-4 0-8" stroke="#ccc" strokeWidth="2.5" fill="none" />
    <path d="M38 36h5v5h-5z" fill="#ffd98a" />
  </>,
  <>
    <Sky colour="#33414d" />
    <path d="M12 36h36l-4 18H16z" fill="#6f8da3" />
    <path d="M14 38q16-6 32 0" stroke="#bfe3f7" strokeWidth="3" />
    <path d="M50 6L34 22q-8 2-8 8 10 2 12-6L54 10z" fill="#c9d2d8" stroke="#222" />
  </>,
  <>
    <Sky colour="#2a2342" />
    <path d="M10 44q20-14 40 0l-3 8H13z" fill="#2f6b3a" />
    {[14, 22, 30, 38, 46].map((x, i) => (
      <g key={x}>
        <path d={`M${x - 2} ${24 - (i % 2) * 2}h4v16h-4z`} fill="#fff8e3" />
        <path d={`M${x} ${12 - (i % 2) * 2}q4 6 0 10-4-4 0-10z`} fill="#ffb31a" />
      </g>
    ))}
  </>,
  <>
    <Sky colour="#7d8f5b" />
    <path d="M8 10h44v40H8z" fill="#fff" stroke="#222" />
    <path
      d="M14 16h8v8h-8zM30 16h8v8h-8zM22 24h8v8h-8zM38 24h8v8h-8zM14 32h8v8h-8zM30 32h8v8h-8z"
      fill="#c1121f"
    />
  </>,
  <>
    <Sky colour="#60406b" />
    <path d="M10 30h40v20H10z" fill="#8a5a2b" stroke="#2a1c12" />
    <path d="M10 30l6-8h40l-6 8z" fill="#a9763f" stroke="#2a1c12" />
    <path d="M24 4v14M24 4l12 3v13" stroke="#fff" strokeWidth="2.5" fill="none" />
    <path d="M21 18a3 3 0 1 0 .1 0M33 20a3 3 0 1 0 .1 0" stroke="#fff" strokeWidth="4" />
    <path d="M50 38h7v-5" stroke="#ddd" strokeWidth="3" fill="none" />
  </>,
  <>
    <Sky colour="#5f93b8" />
    <path d="M0 44q30-12 60-20" stroke="#5b3a24" strokeWidth="5" fill="none" />
    <path
      d="M14 24q2-12 14-12 6 0 8 6l8 2-8 4q-2 12-14 12-8 0-18 6 6-6 10-18z"
      fill="#8f5a3a"
      stroke="#2a1c12"
    />
    <path d="M24 24q8 0 10-6 0 16-10 16z" fill="#e3a06a" />
    <circle cx="31" cy="17" r="1.6" />
  </>,
  <>
    <Sky colour="#8f2424" />
    <path d={star} fill="#f0d48a" stroke="#a9812c" strokeWidth="2" />
    <path d="M30 8v24M51 23L30 32M43 48L30 32M17 48l13-16M9 23l21 9" stroke="#a9812c" />
  </>,
  <>
    <Sky />
    <Snow />
    <path d="M18 34h20l5-8 6-1v6l-5 3-2 8v10h-4V42H24v10h-4V40z" fill="#8a5a3a" />
    <path d="M44 26V12M44 20l-7-6M46 26l3-13M48 19l7-5" stroke="#d9b38a" strokeWidth="2" />
    <circle cx="50" cy="28" r="2" fill="#c1121f" />
  </>,
  <>
    <Sky colour="#2f5d3a" />
    <path d="M10 26h40v28H10zM7 18h46v9H7z" fill="#c1121f" stroke="#5b0a10" />
    <path d="M30 18v36" stroke="#ffd93b" strokeWidth="6" strokeLinecap="butt" />
    <path d="M30 18Q14 14 18 7t12 11Q46 14 42 7T30 18z" fill="#ffd93b" stroke="#a9812c" />
  </>,
  <>
    <Sky />
    <path d="M0 14q15 18 30 6t30 8M0 40q18 12 32 2t28 6" stroke="#2f6b3a" strokeWidth="2" fill="none" />
    <path d="M9 22a4 6 0 1 0 .1 0M49 22a4 6 0 1 0 .1 0M29 45a4 6 0 1 0 .1 0" fill="#ffd60a" />
    <path d="M29 25a4 6 0 1 0 .1 0M49 45a4 6 0 1 0 .1 0" fill="#ff5a5a" />
    <path d="M9 45a4 6 0 1 0 .1 0" fill="#5ad1ff" />
  </>,
  <>
    <Sky colour="#05060f" />
    <path d="M0 60V50q30-10 60 0v10z" fill="#141a2c" />
    <path d="M40 10a9 9 0 1 0 8 14 10 10 0 0 1-8-14z" fill="#f4efd0" />
    <path d="M16 52V38h8v14" fill="#0b0e1a" />
    <path d="M18 41h4v4h-4z" fill="#ffd98a" />
  </>,
  <>
    <Sky colour="#34405e" />
    <path
      d="M8 34l6-6v-6l10 6 18-10 2-10 6 8 8 0-5 8 0 6-10-2-18 10 0 8-6-6z"
      fill="#c1121f"
      stroke="#5b0a10"
    />
    <path d="M24 28l18-10 3 8-18 10z" fill="#ffd93b" />
    <path d="M14 8l4 5M30 4v7M6 16h5M48 44l5 5M36 44v8M52 38h5" stroke="#fff" strokeWidth="2.5" />
  </>,
  <>
    <Sky colour="#6f9cc4" />
    <path
      d="M6 30q12-2 18 2Q24 14 40 8q2 14-4 20 8-2 18-2-6 10-18 10-6 10-18 8-8-1-12-14z"
      fill="#fff"
      stroke="#33506b"
    />
    <path d="M52 28l7 6M54 32l3-3" stroke="#2f6b3a" strokeWidth="2.5" />
    <circle cx="16" cy="35" r="1.6" />
  </>,
  <>
    <Straw awake={false} />
    <path d="M12 30q6-26 34-16l4 8q-4 2-6-2-6-2-8 12z" fill="#c1121f" />
    <path d="M10 28h28v6H10z" fill="#fff" />
    <circle cx="50" cy="23" r="4" fill="#fff" />
  </>,
]

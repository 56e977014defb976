/** The creatures that only tap as if they were alive. */
import type { Creature } from "../creatures"
import type { animals } from "./animals"
import type { Drawing } from "./drawing"

type Thing = Exclude<Creature, keyof typeof animals>

export const things: Record<Thing, Drawing> = {
  stone: {
    ground: ["#6f8f5a", "#8fae78"],
    still: <path d="M0 176h200v24H0z" fill="#5a4a30" />,
    moving: (
      <>
        <path d="M34 178q-14-62 26-92q44-30 84 4q40 38 24 88z" fill="#8d9196" />
        <path d="M54 106q14-24 42-28" fill="none" stroke="#c2c6ca" strokeWidth="7" />
        <path d="M34 178q2-28 30-18t46 18z" fill="#5f8f3a" />
        <path d="M72 122q9 6 18 0M112 122q9 6 18 0M86 144h28" fill="none" strokeWidth="4" />
      </>
    ),
    hit: "translateY(-70px)",
  },
  clock: {
    ground: ["#6a4a5a", "#86647a"],
    still: (
      <>
        <path d="M58 14q42-22 84 0v176H58z" fill="#7a4320" />
        <path d="M76 92h48v84H76z" fill="#2a160a" />
        <circle cx="100" cy="52" r="32" fill="#f6eed6" />
        <path d="M100 26v5M100 73v5M74 52h5M121 52h5" />
        <path d="M100 52V33M100 52l12 9" strokeWidth="5" />
        <path d="M86 66q14 8 28 0" fill="none" strokeWidth="2" />
      </>
    ),
    moving: (
      <>
        <path d="M100 92v54" stroke="#e8c23a" strokeWidth="5" />
        <circle cx="100" cy="152" r="14" fill="#e8c23a" />
      </>
    ),
    hit: "rotate(26deg)",
    pivot: "100px 92px",
  },
  "dripping tap": {
    ground: ["#3f8f9c", "#64b0ba"],
    still: (
      <>
        <path d="M20 44h92q34 2 34 40v14h-34V90q0-8-10-8H20z" fill="#c4ccd4" />
        <path d="M66 44V24M44 20h44" strokeWidth="12" stroke="#8c98a6" />
        <path d="M108 96h42v12h-42z" fill="#8c98a6" />
        <path d="M70 172h118l-16 24H86z" fill="#f4f6f8" />
      </>
    ),
    moving: <path d="M129 132q20 28 0 36q-20-8 0-36z" fill="#8fd8ff" />,
    over: <path d="M70 172h118" strokeWidth="5" />,
    hit: "translateY(-30px) scale(.5)",
    pivot: "129px 150px",
  },
  "sewing machine": {
    ground: ["#a85a6a", "#c47e8a"],
    still: (
      <>
        <path d="M10 158h180v22H10z" fill="#8a5424" />
        <path d="M34 158V70q2-28 30-28h84q24 0 24 26v90h-36V96H76v20H52v42z" fill="#1c1c26" />
        <path d="M84 66q20-12 40 0t34 0" fill="none" stroke="#e8c23a" strokeWidth="4" />
        <circle cx="180" cy="74" r="18" fill="#c4ccd4" />
        <circle cx="180" cy="74" r="6" fill="#1c1c26" />
        <path d="M104 42V22M96 18h16" stroke="#d0242c" strokeWidth="9" />
        <path d="M20 150q30-12 58 0t62-4" fill="none" stroke="#f6e0a0" strokeWidth="14" />
      </>
    ),
    moving: <path d="M64 112v34M58 118h12" stroke="#f4f6f8" strokeWidth="5" />,
    hit: "translateY(-20px)",
  },
  "washing machine": {
    ground: ["#4a7fc0", "#74a3dc"],
    still: (
      <>
        <path d="M34 18h132v168H34z" fill="#f4f6f8" />
        <path d="M34 50h132" />
        <circle cx="54" cy="34" r="8" fill="#d0242c" />
        <path d="M96 28h54v12H96z" fill="#9fb4c8" />
        <circle cx="100" cy="118" r="52" fill="#aeb8c2" />
        <circle cx="100" cy="118" r="42" fill="#2b5f96" />
      </>
    ),
    moving: (
      <>
        <path d="M66 126q34-30 66-4q-6 34-34 34q-24-2-32-30z" fill="#8fd0f4" stroke="none" />
        <path d="M84 88h20v24l18 10-6 14-32-14z" fill="#d0242c" />
        <path d="M84 94h20" stroke="#fff" strokeWidth="5" />
        <path d="M76 128l22 8-12 16-20-12z" fill="#f2c23a" />
      </>
    ),
    over: <path d="M72 96q8-14 24-16" fill="none" stroke="#fff" strokeWidth="6" />,
    hit: "rotate(-110deg)",
    pivot: "100px 118px",
  },
  "tin roof": {
    ground: ["#4a566c", "#66738c"],
    still: (
      <>
        <path d="M0 190V122l100-40 100 40v68z" fill="#8a4a3a" />
        <path d="M-6 130L100 86l106 44v-20L100 66-6 110z" fill="#b6c0ca" />
        <path
          d="M20 102v18M40 94v18M60 86v18M80 78v18M120 78v18M140 86v18M160 94v18M180 102v18"
          stroke="#6f7c8a"
        />
        <path d="M84 136h32v32H84z" fill="#ffe08a" />
        <path d="M100 136v32M84 152h32" />
      </>
    ),
    moving: (
      <path
        d="M20 58v26M52 30v26M70 50v20M98 20v30M122 48v20M146 30v26M180 60v24M164 8v20M30 8v20M84 2v14"
        stroke="#bfe4ff"
        strokeWidth="6"
      />
    ),
    hit: "translateY(-34px)",
  },
  popcorn: {
    ground: ["#c8402c", "#e06a4a"],
    still: <path d="M168 122h32v14h-32z" fill="#15151a" />,
    moving: (
      <>
        <path d="M38 92h128v10H38z" fill="#8c98a6" />
        <circle cx="102" cy="84" r="9" fill="#15151a" />
        <g fill="#fff4c8">
          <circle cx="60" cy="104" r="15" />
          <circle cx="84" cy="98" r="17" />
          <circle cx="112" cy="102" r="16" />
          <circle cx="138" cy="100" r="17" />
          <circle cx="98" cy="112" r="15" />
        </g>
      </>
    ),
    over: (
      <>
        <path d="M34 112h136l-8 72H42z" fill="#c4ccd4" />
        <path d="M52 126l4 44" stroke="#fff" strokeWidth="7" />
      </>
    ),
    hit: "translateY(-46px) rotate(-9deg)",
    pivot: "100px 100px",
  },
  kettle: {
    ground: ["#d88a3a", "#ecae66"],
    still: (
      <>
        <path d="M52 84q0-52 50-52t50 52" fill="none" strokeWidth="15" />
        <path d="M52 84q0-52 50-52t50 52" fill="none" stroke="#7a4320" strokeWidth="9" />
        <path d="M44 124q-24-2-36-38l16-8q6 24 24 26z" fill="#d0342c" />
        <path d="M38 164q0-74 64-74t64 74q-10 20-64 20t-64-20z" fill="#d0342c" />
        <path d="M58 144q4-28 22-36" fill="none" stroke="#f8a090" strokeWidth="8" />
        <path d="M14 66q-14-16 0-28t0-28M32 62q-8-12 2-22" fill="none" stroke="#fff" strokeWidth="6" />
      </>
    ),
    moving: (
      <>
        <path d="M70 98q30-22 64 0z" fill="#a81e1e" />
        <circle cx="102" cy="82" r="8" fill="#15151a" />
      </>
    ),
    hit: "translateY(-18px) rotate(10deg)",
    pivot: "102px 96px",
  },
  heart: {
    ground: ["#f4a6b4", "#fbc8d0"],
    moving: (
      <>
        <path
          d="M100 174q-76-52-76-98q0-40 38-40q26 0 38 26q12-26 38-26q38 0 38 40q0 46-76 98z"
          fill="#d3152b"
        />
        <path d="M44 74q2-20 22-20" fill="none" stroke="#fff" strokeWidth="8" />
        <circle cx="80" cy="96" r="6" fill="#15151a" />
        <circle cx="120" cy="96" r="6" fill="#15151a" />
        <path d="M84 118q16 16 32 0" fill="none" strokeWidth="5" />
      </>
    ),
    hit: "scale(1.2)",
    pivot: "100px 110px",
  },
  stadium: {
    ground: ["#1d2552", "#33407e"],
    still: (
      <>
        <path d="M0 0l60 92M200 0l-60 92" stroke="#fff6c0" strokeWidth="12" opacity=".6" />
        <path d="M6 6h34v14H6zM160 6h34v14h-34z" fill="#fff" />
        <path d="M0 92h200v108H0z" fill="#3a3f58" />
      </>
    ),
    moving: (
      <>
        {[100, 124, 150].map((y, row) =>
          Array.from({ length: 7 }, (_, i) => {
            const x = 10 + i * 30 + (row % 2) * 14
            return (
              <g key={x} strokeWidth="2">
                <path d={`M${x - 11} ${y - 16}l4 22h14l4-22`} fill="none" strokeWidth="5" />
                <path
                  d={`M${x - 9} ${y + 24}q0-18 9-18t9 18z`}
                  fill={["#d0342c", "#f2c23a", "#2f9e6a"][(i + row) % 3]}
                />
                <circle cx={x} cy={y} r="8" fill={["#f2c9a0", "#c98a58", "#7a4a28"][(i * 2 + row) % 3]} />
              </g>
            )
          }),
        )}
      </>
    ),
    over: <path d="M-4 172h208v30H-4z" fill="#2f7d3b" />,
    hit: "translateY(-22px)",
  },
}

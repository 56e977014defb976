/** The living among the creatures. */
import type { Creature } from "../creatures"
import type { Drawing } from "./drawing"

type Living = Extract<
  Creature,
  | "cat"
  | "sloth"
  | "pigeon"
  | "three-legged dog"
  | "clerk"
  | "woodpecker"
  | "clockwork mouse"
  | "ghost"
  | "horse"
  | "neighbour"
>

export const animals: Record<Living, Drawing> = {
  ghost: {
    ground: ["#2a2350", "#3d3473"],
    moving: (
      <>
        <path d="M48 172V92a52 56 0 0 1 104 0v80l-17-16-17 16-18-16-18 16-17-16z" fill="#f4f6ff" />
        <ellipse cx="82" cy="92" rx="8" ry="13" fill="#15151a" />
        <ellipse cx="118" cy="92" rx="8" ry="13" fill="#15151a" />
        <ellipse cx="100" cy="122" rx="9" ry="12" fill="#15151a" />
        <path d="M48 118q-26 0-22-24M152 118q26 0 22-24" fill="none" strokeWidth="9" />
        <path d="M48 118q-26 0-22-24M152 118q26 0 22-24" fill="none" stroke="#f4f6ff" strokeWidth="5" />
      </>
    ),
    hit: "translateY(-18px) scale(1.08)",
    pivot: "100px 170px",
  },
  cat: {
    ground: ["#e8a33c", "#f6c463"],
    still: (
      <>
        <ellipse cx="104" cy="142" rx="72" ry="40" fill="#5d5f6b" />
        <path d="M36 128l-4-40 24 18q14-5 26 0l24-18-3 42q-4 28-34 28t-33-30z" fill="#6d7080" />
        <path d="M46 128q8 7 15 0M76 128q8 7 15 0" fill="none" />
        <path d="M64 140h10l-5 6z" fill="#e88a9a" />
        <path d="M40 140l-22-4M40 147l-22 4M98 140l20-4M98 147l20 4" fill="none" strokeWidth="2" />
        <path d="M130 60h20l-20 24h20M158 34h14l-14 17h14" fill="none" strokeWidth="4" />
      </>
    ),
    moving: <path d="M166 154q22-8 14-34q-6-12-16-4" fill="none" stroke="#5d5f6b" strokeWidth="15" />,
    hit: "rotate(-32deg)",
    pivot: "166px 154px",
  },
  sloth: {
    ground: ["#3f7f4e", "#5fa169"],
    still: (
      <>
        <path d="M0 46h200v14H0z" fill="#7a4f28" />
        <path d="M20 46q10-22 34-20q-4 20-34 20zM150 60q20 2 24 24q-22 0-24-24z" fill="#4aa03c" />
        <path d="M62 132V58" stroke="#8b7355" strokeWidth="20" />
        <ellipse cx="100" cy="138" rx="52" ry="44" fill="#9c8465" />
      </>
    ),
    moving: (
      <>
        <path d="M138 128V58" strokeWidth="24" />
        <path d="M138 128V58" stroke="#8b7355" strokeWidth="18" />
        <path d="M130 50v14M138 48v14M146 50v14" stroke="#f0e6cc" strokeWidth="4" />
      </>
    ),
    over: (
      <>
        <circle cx="100" cy="124" r="34" fill="#d9c6a0" />
        <path d="M74 124q4-14 22-8M126 124q-4-14-22-8" fill="none" stroke="#6b4f30" strokeWidth="11" />
        <circle cx="86" cy="122" r="4" fill="#15151a" />
        <circle cx="114" cy="122" r="4" fill="#15151a" />
        <ellipse cx="100" cy="134" rx="8" ry="5" fill="#3a2a1c" />
        <path d="M84 143q16 12 32 0" fill="none" />
      </>
    ),
    hit: "rotate(26deg)",
    pivot: "138px 128px",
  },
  pigeon: {
    ground: ["#7d94ad", "#a3b6c9"],
    still: (
      <>
        <path d="M92 156v24M112 156v24M84 180h18M104 180h20" stroke="#d9683c" strokeWidth="5" />
        <path d="M58 118q-8 46 44 44q46-4 82-42q-30 6-50-14z" fill="#8792a5" />
        <path d="M92 120q24 34 74 8M104 112q30 20 60 8" fill="none" stroke="#4d5769" strokeWidth="5" />
        <path d="M20 180h4M36 184h5M60 180h4M160 182h5" stroke="#f0d59a" strokeWidth="5" />
      </>
    ),
    moving: (
      <>
        <path d="M54 128q-4-44 2-62a24 24 0 0 1 46 8q2 22 14 34q-20 36-62 20z" fill="#6f7c92" />
        <path d="M58 104q18 14 46 0l8 12q-28 18-54 4z" fill="#4f9a7a" />
        <circle cx="74" cy="68" r="8" fill="#f08a2c" />
        <circle cx="73" cy="68" r="3.500" fill="#15151a" />
        <path d="M54 70l-20 10 20 6z" fill="#3a3a44" />
        <ellipse cx="57" cy="68" rx="6" ry="5" fill="#f4f4f0" />
      </>
    ),
    hit: "translate(-24px, 8px)",
  },
  "three-legged dog": {
    ground: ["#6fb6e8", "#a8d8f4"],
    moving: (
      <>
        <path d="M150 108q26-10 22-44" fill="none" strokeWidth="15" />
        <path d="M150 108q26-10 22-44" fill="none" stroke="#c98a48" strokeWidth="9" />
        <path d="M74 130v50h16v-40h34v40h16v-50z" fill="#c98a48" />
        <path d="M108 138v42h14v-42z" fill="#b37433" />
        <path d="M66 96q40-10 88 4q6 26-12 46q-40 10-72 0z" fill="#d79a58" />
        <ellipse cx="116" cy="118" rx="20" ry="14" fill="#fbf4e2" />
        <path d="M26 78q4-34 42-32q34 2 34 36q0 32-34 32q-30 2-46-18z" fill="#d79a58" />
        <path d="M80 48q34-2 32 44q-18 6-26-18z" fill="#8a5424" />
        <circle cx="56" cy="70" r="6" fill="#15151a" />
        <ellipse cx="26" cy="84" rx="10" ry="8" fill="#15151a" />
        <path d="M34 100q16 8 28-2" fill="none" />
        <path d="M44 102q-2 22 9 22t8-24z" fill="#e8808a" />
      </>
    ),
    hit: "translateY(-16px) rotate(9deg)",
    pivot: "130px 180px",
  },
  clerk: {
    ground: ["#8a8f6a", "#a9ad85"],
    still: (
      <>
        <path d="M52 170q-2-60 44-60t46 60z" fill="#4a5a78" />
        <path d="M82 112l14 14 14-14-6 46h-16z" fill="#fff" />
        <path d="M92 122h9l4 30-8 8-9-8z" fill="#b02a3a" />
        <circle cx="96" cy="76" r="36" fill="#f2c9a0" />
        <path d="M60 68q2-36 36-32q18 0 24 12q-30-2-60 20z" fill="#5a3a1c" />
        <circle cx="83" cy="76" r="12" fill="#fff" />
        <circle cx="112" cy="76" r="12" fill="#fff" />
        <circle cx="86" cy="78" r="3" fill="#15151a" />
        <circle cx="109" cy="78" r="3" fill="#15151a" />
        <path d="M82 98q4-5 8 0t8 0t8 0" fill="none" />
        <path d="M128 52q8 12 0 16q-8-4 0-16zM140 74q6 9 0 12q-6-3 0-12z" fill="#8fd0f4" strokeWidth="2" />
        <path d="M10 158h180v34H10z" fill="#7a4f28" />
        <path d="M112 148h60v12h-60z" fill="#fff" />
      </>
    ),
    moving: (
      <>
        <path d="M132 128l18-26" strokeWidth="20" />
        <path d="M132 128l18-26" stroke="#4a5a78" strokeWidth="14" />
        <circle cx="152" cy="92" r="11" fill="#f2c9a0" />
        <path d="M146 96h12l2 18h10v12h-36v-12h10z" fill="#8a2a2a" />
      </>
    ),
    hit: "translate(-4px, 24px)",
  },
  woodpecker: {
    ground: ["#4f8f4a", "#77b06c"],
    still: (
      <>
        <path d="M150 0h50v200h-50z" fill="#7a4f28" />
        <path d="M162 20v60M182 60v90M166 130v50" stroke="#543315" strokeWidth="5" />
        <ellipse cx="152" cy="72" rx="9" ry="13" fill="#2a180a" />
        <path d="M68 176l-30 20 46-8z" fill="#15151a" />
        <path d="M60 96q-10 60 14 90q44-6 56-60q2-30-20-44z" fill="#22242c" />
        <path d="M92 108q16 40-14 70q40-10 46-54q0-20-14-30z" fill="#fbf4e2" />
        <path d="M70 128l26 14M68 144l22 12M72 160l16 8" stroke="#fff" strokeWidth="5" />
        <path d="M124 140l26-4M120 156l30 4" stroke="#e0a030" strokeWidth="6" />
      </>
    ),
    moving: (
      <>
        <path d="M112 66l44 8-44 12z" fill="#e8b83a" />
        <path d="M56 108q-10-50 22-62q36-4 40 30q-2 34-32 42z" fill="#fbf4e2" />
        <path d="M60 84q-14-46 26-56q28 2 30 34q-26-12-56 22z" fill="#d0242c" />
        <path d="M70 98q16-8 46-14l-2 14q-20 14-44 14z" fill="#22242c" />
        <circle cx="98" cy="70" r="6" fill="#15151a" />
      </>
    ),
    hit: "translateX(-16px) rotate(-24deg)",
    pivot: "84px 116px",
  },
  "clockwork mouse": {
    ground: ["#c95a7a", "#e08aa2"],
    still: (
      <>
        <path d="M166 154q30 4 30-26" fill="none" strokeWidth="6" />
        <path d="M18 158q18-64 86-64q62 2 66 64z" fill="#9aa3b2" />
        <path d="M18 158h152" />
        <circle cx="58" cy="166" r="14" fill="#c8a02c" />
        <circle cx="132" cy="166" r="14" fill="#c8a02c" />
        <circle cx="74" cy="92" r="20" fill="#e8a0b0" />
        <circle cx="46" cy="134" r="5" fill="#15151a" />
        <circle cx="18" cy="156" r="8" fill="#d0242c" />
      </>
    ),
    moving: (
      <>
        <path d="M126 98V56" strokeWidth="10" />
        <path d="M126 98V56" stroke="#e8c23a" strokeWidth="6" />
        <ellipse cx="106" cy="46" rx="19" ry="15" fill="#e8c23a" />
        <ellipse cx="146" cy="46" rx="19" ry="15" fill="#e8c23a" />
        <circle cx="104" cy="46" r="6" fill="#c95a7a" />
        <circle cx="148" cy="46" r="6" fill="#c95a7a" />
      </>
    ),
    hit: "scaleX(-.35)",
    pivot: "126px 60px",
  },
  horse: {
    ground: ["#d8b46a", "#ecd08f"],
    still: (
      <>
        <path d="M0 172h200v28H0z" fill="#8aa050" />
        <path d="M24 30q22-20 40 0q24-6 24 14H8q0-14 16-14z" fill="#fff" stroke="none" />
        <path d="M24 112a38 38 0 0 0 76 0z" fill="#6b4423" />
        <ellipse cx="62" cy="112" rx="38" ry="11" fill="#fffaf0" />
        <path d="M34 124l8 18M52 128l4 22M74 128l-4 22M90 124l-8 18" stroke="#4a2c12" />
        <path d="M20 160l22-22M14 140l24-14" stroke="#f2c9a0" strokeWidth="14" />
      </>
    ),
    moving: (
      <>
        <path d="M184 56l-34 22" stroke="#15151a" strokeWidth="20" />
        <path d="M184 56l-34 22" stroke="#f2c9a0" strokeWidth="14" />
        <path d="M100 92a38 38 0 0 1 76 0z" fill="#6b4423" />
        <ellipse cx="138" cy="92" rx="38" ry="11" fill="#fffaf0" />
        <path d="M112 80l8-16M132 76l2-20M152 78l-4-18M166 84l-8-16" stroke="#4a2c12" />
      </>
    ),
    hit: "translate(-58px, 10px) rotate(-10deg)",
    pivot: "138px 92px",
  },
  neighbour: {
    ground: ["#b85c38", "#cf7a52"],
    still: (
      <>
        <path d="M0 0h200v200H0z" fill="#c9c2a8" />
        <path
          d="M0 40h200M0 80h200M0 120h200M0 160h200M40 0v40M120 0v40M80 40v40M160 40v40M40 80v40M120 80v40M80 120v40M160 120v40M40 160v40M120 160v40"
          stroke="#8d8468"
        />
        <path d="M52 190V74q2-50 50-50t50 50v116z" fill="#26201c" />
      </>
    ),
    moving: (
      <>
        <path d="M70 190q0-52 32-52t34 52z" fill="#e9e4d4" />
        <circle cx="102" cy="96" r="36" fill="#f0bd92" />
        <path d="M68 92q2-34 34-34t34 34q-34-16-68 0z" fill="#8a8f98" />
        <path d="M80 92l14 4M124 92l-14 4" strokeWidth="4" />
        <circle cx="89" cy="102" r="4" fill="#15151a" />
        <circle cx="115" cy="102" r="4" fill="#15151a" />
        <path d="M86 116q16-8 32 0" fill="none" strokeWidth="10" stroke="#8a8f98" />
        <path d="M134 150q30-10 28-46" fill="none" strokeWidth="22" />
        <path d="M134 150q30-10 28-46" fill="none" stroke="#e9e4d4" strokeWidth="16" />
        <circle cx="162" cy="94" r="16" fill="#f0bd92" />
        <path d="M154 84v10M162 82v11M170 84v10" strokeWidth="2" />
      </>
    ),
    hit: "translateX(14px) rotate(8deg)",
    pivot: "102px 190px",
  },
}

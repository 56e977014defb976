/** The room as an SVG data URL for an img element, because an image map can't be used with an inline SVG. */
import { type Stage, transformOf } from "./creeping"
import { picture } from "./picture"

const books = ["#b3162a", "#1d4fa0", "#3f8f5f", "#c9a227", "#7a4a9a", "#d9743a", "#2f8f9a", "#8a5626"]

const shelf = [44, 94, 144]
  .map((y, row) => {
    let x = 500
    const backs = Array.from({ length: 8 }, (_, i) => {
      const wide = 10 + ((i * 5 + row * 3) % 7)
      const high = 30 + ((i * 7 + row * 5) % 9)
      const back = `<path d="M${x} ${y + 40 - high}h${wide}v${high}h${-wide}z" fill="${books[(i + row * 3) % 8]}"/><path d="M${x + 2} ${y + 46 - high}h${wide - 4}" stroke="#fff6c8" stroke-width="2"/>`
      x += wide + 1
      return back
    }).join("")
    return `${backs}<path d="M492 ${y + 40}h128v6h-128z" fill="#6d4423"/>`
  })
  .join("")

const stripes = Array.from({ length: 16 }, (_, i) => `<path d="M${i * 40 + 8} 0h16v340h-16z"/>`).join("")

const spokes = Array.from(
  { length: 12 },
  (_, i) => `<path d="M548 276V226" transform="rotate(${i * 30} 548 276)"/>`,
).join("")

const days = Array.from(
  { length: 15 },
  (_, i) => `<path d="M${204 + (i % 5) * 12} ${72 + Math.floor(i / 5) * 15}h8v9h-8z"/>`,
).join("")

const hamster = `<path d="M520 306q0-24 26-24t26 20q0 14-18 14h-22q-12 0-12-10z" fill="#eba24c" stroke="#6d3f14" stroke-width="2"/><path d="M534 310q12-8 26 0-4 8-14 8t-12-8z" fill="#fff0d2"/><circle cx="570" cy="296" r="11" fill="#eba24c" stroke="#6d3f14" stroke-width="2"/><circle cx="563" cy="286" r="5" fill="#c9772b"/><circle cx="574" cy="294" r="2"/><circle cx="580" cy="298" r="2" fill="#f59aa0"/>`

const dinosaur = `<path d="M500 394q2-40 20-42-6-16 10-18t18 8l16 2v10l-12 2q8 10 2 22l4 16h-10l-4-12h-8l-2 12h-10l-2-8q-12 0-22 8z" fill="#5f9a4a" stroke="#2b4f1e" stroke-width="2.5" vector-effect="non-scaling-stroke"/><circle cx="540" cy="342" r="2.500"/><path d="M552 354l2 4 2-4 2 4 2-4" stroke="#fff" stroke-width="2" fill="none"/>`

/** Draws the dinosaur and the hamster at a stage; in the dark only their eyes are seen. */
function actorsAt({ dinosaur: at, hamster: sits, inWheel }: Stage): string {
  const runs = inWheel ? hamster : ""
  const walks = at ? `<g transform="${transformOf("dinosaur", at)}">${dinosaur}</g>` : ""
  return `${runs}${walks}${sits ? `<g transform="${transformOf("hamster", sits)}">${hamster}</g>` : ""}`
}

/** Draws the eyes in the dark: two of the dinosaur's, and two of the hamster's. */
function eyesAt({ dinosaur: at, hamster: sits, inWheel }: Stage): string {
  const pair = (x: number, gap: number, y: number, r: number) =>
    [x, x + gap]
      .map(
        cx =>
          `<circle cx="${cx}" cy="${y}" r="${r}" fill="#ffd23f"/><circle cx="${cx}" cy="${y}" r="${r * 0.42}" fill="#04050f"/>`,
      )
      .join("")
  const runs = inWheel ? pair(558, 15, 292, 5) : ""
  const walks = at ? `<g transform="${transformOf("dinosaur", at)}">${pair(529, 11, 342, 3.6)}</g>` : ""
  return `${runs}${walks}${sits ? `<g transform="${transformOf("hamster", sits)}">${pair(558, 15, 292, 5)}</g>` : ""}`
}

function scene(isDark: boolean, stage: Stage): string {
  const actors = actorsAt(stage)
  const night = isDark
    ? `<path d="M0 0h640v400H0z" fill="#04050f" fill-opacity=".86"/>
<circle cx="112" cy="78" r="34" fill="#efe9c4"/>
<path d="M164 226h90v66h-90z" fill="#39ff6a" fill-opacity=".55"/>
${eyesAt(stage)}
<circle cx="446" cy="286" r="4" fill="#ff4a3a"/>`
    : ""
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${picture.width} ${picture.height}">
<path d="M0 0h640v340H0z" fill="#e7d3b0"/><g fill="#dcc59c">${stripes}</g>
<path d="M0 336h640v64H0z" fill="#9a6636"/><path d="M0 336h640v9H0z" fill="#c08a52"/><path d="M180 362h96v28h-96z" fill="#8a5626" stroke="#5d3a18" stroke-width="3"/><circle cx="228" cy="376" r="4" fill="#e0b347"/>
<path d="M40 20h144v126H40z" fill="#fff" stroke="#6d4423" stroke-width="5"/><path d="M48 28h128v110H48z" fill="#182a55"/><circle cx="112" cy="78" r="34" fill="#f4efcf"/><g fill="#d9d2aa"><circle cx="102" cy="68" r="7"/><circle cx="122" cy="90" r="9"/><circle cx="126" cy="62" r="4"/></g><path d="M112 28v16M112 112v26M48 83h28M148 83h28" stroke="#fff" stroke-width="5"/><g fill="#fff"><path d="M62 44h3v3h-3zM158 52h3v3h-3zM66 120h2v2h-2zM160 118h3v3h-3z"/></g>
<path d="M196 40h72v82h-72z" fill="#fffdf3" stroke="#444" stroke-width="2"/><path d="M196 40h72v22h-72z" fill="#c0142a"/><path d="M214 36v10M250 36v10" stroke="#333" stroke-width="4"/><g fill="#9aa5b5">${days}</g><path d="M252 102h8v9h-8z" fill="#c0142a"/>
<path d="M292 38h100v74H292z" fill="#c9a227" stroke="#6d5310" stroke-width="3"/><path d="M300 46h84v58h-84z" fill="#bfe3f5"/><path d="M300 88h84v16h-84z" fill="#6aa766"/><path d="M318 98V78q-4-12 8-14h26l8-12 8-2 4 4-2 4 6 8-4 4-8-4-6 12v20h-6V82h-26v16z" fill="#7a4a26" stroke="#3f2410" stroke-width="1.500"/><path d="M318 70q-10 4-8 22" stroke="#3f2410" stroke-width="4" fill="none"/><circle cx="366" cy="57" r="1.700"/>
<path d="M490 30h132v162H490z" fill="#8a5a2e" stroke="#5d3a18" stroke-width="4"/><path d="M494 34h124v154H494z" fill="#5d3a1c"/>${shelf}
<path d="M54 300q0-26 32-26t32 26q0 36-32 36t-32-36z" fill="#c0394d" stroke="#6d1020" stroke-width="3"/><path d="M118 296q18-4 14-22 10 6 8 20-4 22-24 24zM56 292q-22 2-20 18t22 14" fill="none" stroke="#c0394d" stroke-width="8"/><path d="M64 276q22-12 44 0" fill="none" stroke="#6d1020" stroke-width="3"/><circle cx="86" cy="266" r="6" fill="#e0b347" stroke="#6d5310"/><path d="M66 292q4-8 12-10" stroke="#ff9aa8" stroke-width="4" fill="none"/><path d="M80 256q-8-10 0-18t0-18M94 256q-8-10 0-18" stroke="#fff" stroke-opacity=".8" stroke-width="3" fill="none"/>
<path d="M150 210h118v96H150z" fill="#e4dcc6" stroke="#8a8370" stroke-width="3"/><path d="M160 220h98v74h-98z" fill="#222"/><path d="M164 226h90v66h-90z" fill="#0a6a6a"/><path d="M170 232h40v26h-40z" fill="#c0c0c0"/><path d="M170 232h40v7h-40z" fill="#000080"/><path d="M200 250h44v30h-44z" fill="#fff"/><path d="M200 250h44v7h-44z" fill="#000080"/><path d="M204 262h30M204 268h36M204 274h24" stroke="#555" stroke-width="2"/><path d="M190 306h38l8 12h-54z" fill="#cfc6ab"/><path d="M152 318h114l8 18H144z" fill="#e4dcc6" stroke="#8a8370" stroke-width="2"/><path d="M160 324h98M157 330h104" stroke="#9a927c" stroke-width="3" stroke-dasharray="7 3"/>
<path d="M316 328h12v8h-12zM304 334h36v5h-36z" fill="#6d4423"/><circle cx="322" cy="290" r="36" fill="#4aa3d8" stroke="#1d4f78" stroke-width="3"/><path d="M300 268q14-12 24-4t-4 18-18 8-2-22zM330 290q16-10 22 2t-10 22-16-8 4-16zM302 304q10 0 12 10-10 2-12-10z" fill="#5fae5a"/><path d="M288 262a44 44 0 0 0 68 56" fill="none" stroke="#c9a227" stroke-width="4"/>
<path d="M440 270l22-34" stroke="#999" stroke-width="3"/><path d="M370 270h90v66h-90z" fill="#7a3f22" stroke="#43200e" stroke-width="3"/><path d="M378 278h46v50h-46z" fill="#e0c48a"/><path d="M382 284h38M382 291h38M382 298h38M382 305h38M382 312h38M382 319h38" stroke="#a07a3a" stroke-width="3"/><circle cx="442" cy="312" r="11" fill="#e9dfc8" stroke="#43200e" stroke-width="2"/><path d="M442 312l6-7" stroke="#43200e" stroke-width="2"/><path d="M430 282h24v9h-24z" fill="#ffe9b0"/><circle cx="446" cy="286" r="2" fill="#c0142a"/>
<path d="M548 276l-34 60h68z" fill="none" stroke="#777" stroke-width="6"/><g stroke="#a9b0bd" stroke-width="2">${spokes}</g><circle cx="548" cy="276" r="51" fill="none" stroke="#5f6778" stroke-width="7"/>
<path d="M306 358h26v26h-26z" fill="#fffdf3" stroke="#333" stroke-width="2" transform="rotate(-8 319 371)"/><path d="M336 364h24v24h-24z" fill="#c0142a" stroke="#5d0a13" stroke-width="2" transform="rotate(12 348 376)"/><g fill="#222"><circle cx="312" cy="366" r="2.500"/><circle cx="319" cy="371" r="2.500"/><circle cx="326" cy="376" r="2.500"/></g><g fill="#fff"><circle cx="344" cy="371" r="2.500"/><circle cx="352" cy="381" r="2.500"/></g>
${actors}
<path d="M402 132h60v86h-60z" fill="#fffdf3" stroke="#43200e" stroke-width="4"/><path d="M418 146h28v58h-28z" fill="#d8cfb4" stroke="#43200e" stroke-width="2"/><path d="M421 ${isDark ? 176 : 149}h22v25h-22z" fill="${isDark ? "#ffb84a" : "#c0142a"}" stroke="#43200e" stroke-width="3"/>
${night}</svg>`
}

/** Returns the data URL of the picture, in the light or in the dark, at a stage. */
export function roomPicture(isDark: boolean, stage: Stage): string {
  return `data:image/svg+xml,${encodeURIComponent(scene(isDark, stage).replaceAll(".500", ".5").replaceAll(".700", ".7"))}`
}

/** The rectangle of the light switch in the picture. */
export const lightSwitch = { shape: "rect", coords: [398, 128, 466, 222] } as const

import type { PreviewProps } from "../../hooks/page/previews"
import { Film, type Frame } from "../../kits/preview/Film"
import { eased, share } from "../../kits/preview/share"
import { graticule, greatCircle, landPath, linePath, project, turned, viewpoint } from "./globe"
import { helsinki, sphereDistance } from "./logic"

/** The place of the dart, somewhere wet. */
const dart = { latitude: 24, longitude: -41 }
const view = viewpoint(dart, helsinki)
const way = greatCircle(dart, helsinki)
const kilometres = Math.round(sphereDistance(dart, helsinki) / 1000).toLocaleString("en-GB")

function begin() {
  let drawn = { turn: Number.NaN, land: new Path2D(), lines: new Path2D() }
  return ({ pen, width, height, seconds }: Frame) => {
    const turn = 140 * (1 - eased(seconds, 0, 2.2))
    const from = turned(view, turn, 0)
    if (turn !== drawn.turn)
      drawn = { turn, land: new Path2D(landPath(from)), lines: new Path2D(graticule(from)) }
    pen.fillStyle = "#0a0d1a"
    pen.fillRect(0, 0, width, height)
    pen.fillStyle = "#dfe6ff"
    for (let i = 0; i < 40; i++) pen.fillRect((i * 137) % width, (i * 89) % height, 1, 1)
    pen.translate(width * 0.44, height / 2)
    const scale = (height / 2 - 8) / 100
    pen.scale(scale, scale)
    const sea = pen.createRadialGradient(-28, -40, 4, 0, 0, 110)
    sea.addColorStop(0, "#8fd0ff")
    sea.addColorStop(0.55, "#2f7fd0")
    sea.addColorStop(1, "#0b2f6b")
    pen.fillStyle = sea
    pen.beginPath()
    pen.arc(0, 0, 100, 0, 7)
    pen.fill()
    pen.save()
    pen.clip()
    pen.fillStyle = "#6fae3c"
    pen.fill(drawn.land)
    pen.strokeStyle = "rgba(255, 255, 255, 0.28)"
    pen.lineWidth = 0.8
    pen.stroke(drawn.lines)
    pen.restore()
    if (seconds < 2.2) return
    const flown = share(seconds, 3, 4.4)
    pen.strokeStyle = "#fff"
    pen.lineWidth = 2.4
    pen.setLineDash([5, 3])
    pen.stroke(new Path2D(linePath(way.slice(0, 1 + Math.round(flown * (way.length - 1))), from)))
    pen.setLineDash([])
    const [hit, home] = [project(dart, from), project(helsinki, from)]
    const away = 60 * (1 - share(seconds, 2.2, 2.6))
    pen.translate(hit.x * 100 + away, hit.y * 100 + away)
    pen.strokeStyle = "#111"
    pen.stroke(new Path2D("M0 0L14 14"))
    pen.fillStyle = "#ffe14d"
    pen.fill(new Path2D("M22 20L24 12 36 24 34 29ZM20 22L12 24 24 36 29 34Z"))
    pen.fillStyle = "#e00000"
    pen.fill(new Path2D("M11 14L14 11 27 24 24 27Z"))
    pen.translate(-hit.x * 100 - away, -hit.y * 100 - away)
    if (flown < 1) return
    pen.translate(home.x * 100, home.y * 100)
    pen.stroke(new Path2D("M0 0V-19"))
    pen.fillStyle = "#fff"
    pen.fillRect(0, -19, 17, 11)
    pen.fillStyle = "#003580"
    pen.fillRect(4, -19, 3, 11)
    pen.fillRect(0, -15, 17, 3)
    pen.fillStyle = "#ffe14d"
    pen.font = "bold 13px Tahoma, 'DejaVu Sans', sans-serif"
    pen.textAlign = "left"
    pen.fillText(`${kilometres} km,`, 24, -16)
    pen.fillText("and wet", 24, 0)
  }
}

/** A dart thrown at the globe, and the way from there to Helsinki. */
export default function Preview(props: PreviewProps) {
  return <Film {...props} begin={begin} length={8} still={5} />
}

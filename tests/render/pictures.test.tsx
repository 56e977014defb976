import { render, screen } from "@testing-library/react"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { usePictures } from "../../src/hooks/page/pictures"
import type { TreeNode } from "../../src/lib/content/tree"
import { Tree } from "../../src/render/Tree"

jest.mock("../../src/render/registry", () => ({
  eager: new Map(),
  loadEmbed: async () => ({ default: Album }),
  getLoadedEmbed: () => undefined,
}))

/** The sizes that sharp generates of a picture of this name. */
const inManySizes = (name: string): IGatsbyImageData => ({
  layout: "constrained",
  width: 1200,
  height: 800,
  images: {
    fallback: { src: `/${name}.jpg`, srcSet: `/${name}-600.jpg 600w`, sizes: "100vw" },
    sources: [{ type: "image/webp", srcSet: `/${name}-600.webp 600w`, sizes: "100vw" }],
  },
})

function Album() {
  return (
    <ul>
      {usePictures().map(({ src, alt, caption, image }) => (
        <li key={src}>{[src, alt, caption, image ? "in many sizes" : "as it is"].join(", ")}</li>
      ))}
    </ul>
  )
}

const picture = (src: string, alt: string, title?: string): TreeNode => ({
  type: "p",
  children: [{ type: "img", props: { src, alt, ...(title ? { title } : {}) } }],
})
const images = { "photos/beach.jpg": inManySizes("beach") }

describe("an embed", () => {
  it("is told of the pictures inside it, and of no others, in the order of the text", async () => {
    const tree = [
      picture("/outside.png", "Outside"),
      {
        type: "PhotoAlbum",
        children: [
          picture("./photos/beach.jpg", "A beach", "The office"),
          { type: "div", children: [picture("/sauna.jpg", "A sauna")] },
        ],
      },
    ]
    render(<Tree tree={tree} images={images} />)
    expect((await screen.findAllByRole("listitem")).map(item => item.textContent)).toEqual([
      "./photos/beach.jpg, A beach, The office, in many sizes",
      "/sauna.jpg, A sauna, , as it is",
    ])
    expect(screen.getByRole("img", { name: "Outside" })).toBeVisible()
  })

  it("leaves a picture that stands by itself to the page, with its caption", () => {
    render(<Tree tree={[picture("./photos/beach.jpg", "A beach", "The office")]} images={images} />)
    const beach = screen.getByRole("img", { name: "A beach" })
    expect(beach).toHaveAttribute("srcset", "/beach-600.jpg 600w")
    expect(beach).toHaveAttribute("width", "1200")
    expect(beach).toHaveAttribute("height", "800")
    expect(beach.parentElement?.querySelector("source")).toHaveAttribute("srcset", "/beach-600.webp 600w")
    expect(screen.getByRole("figure")).toHaveTextContent("The office")
  })

  it("shows a GIF and an SVG as they are, and finds a picture whose name has to be written with signs", () => {
    const files = { "my eyes.gif": "/static/1/my%20eyes.gif", "yö.png": inManySizes("night") }
    const tree = [
      picture("./my%20eyes.gif", "Eyes"),
      picture("./y%C3%B6.png", "Night"),
      picture("./%.png", "None"),
    ]
    render(<Tree tree={tree} images={files} />)
    expect(screen.getByRole("img", { name: "Eyes" })).toHaveAttribute("src", "/static/1/my%20eyes.gif")
    expect(screen.getByRole("img", { name: "Night" })).toHaveAttribute("src", "/night.jpg")
    expect(screen.getByRole("img", { name: "None" })).toHaveAttribute("src", "./%.png")
  })
})

import { svgFault } from "../../src/engine/svg"

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20">${inner}</svg>`

describe("an SVG as a picture", () => {
  it.each([
    ["<script>alert(1)</script>", "has a script in it"],
    ["<SCRIPT/>", "has a script in it"],
    ["<rect onload='alert(1)'/>", "has an event in it, as onload"],
    ["<a xlink:href='javascript:alert(1)'><text>x</text></a>", "has a script in a link"],
    ["<foreignObject><p/></foreignObject>", "has a piece of a web page in it"],
    ["<image href='https://example.com/x.png'/>", "asks for a file of another site"],
    ["<image xlink:href='//example.com/x.png'/>", "asks for a file of another site"],
    ["<style>@import url(https://example.com/x.css)</style>", "asks for a file of another site"],
    ["<rect fill='url(https://example.com/x.svg#a)'/>", "asks for a file of another site"],
  ])("is told of with %s", (inner, is) => {
    expect(svgFault(svg(inner))?.is).toBe(is)
  })

  it("has to say that it is one", () => {
    expect(svgFault("<svg width='4' height='4'><rect/></svg>")?.is).toContain("browsers show nothing")
  })

  it.each([
    "<rect width='9' height='9'/>",
    "<!-- <script> --><text>on = off</text>",
    "<a href='https://example.com/'><text>x</text></a>",
    "<image href='data:image/png;base64,AAAA'/>",
    "<rect fill='url(#a)'/><use href='#b'/>",
    "<metadata>http://example.com/</metadata>",
  ])("is fine with %s", inner => {
    expect(svgFault(`<?xml version="1.0"?>\n${svg(inner)}`)).toBeNull()
  })
})

/** A recipe as a list of content/data, and what search engines read of it: schema.org's Recipe as JSON-LD. */
import * as v from "valibot"

const text = v.pipe(v.string("Write a text."), v.nonEmpty("Write a text."))
const many = v.pipe(v.number("Write a number above 0."), v.minValue(0.01, "Write a number above 0."))
const minutes = v.pipe(v.number(), v.integer("Write whole minutes."), v.minValue(1), v.maxValue(1440))

const ingredient = v.strictObject({
  name: text,
  amount: many,
  unit: v.picklist(["g", "ml", "pieces"], "Write g, ml or pieces."),
  /** What a US cup of it is in its unit. */
  cup: v.optional(many),
  /** What a teaspoon of it is in its unit. */
  spoon: v.optional(many),
})

const step = v.strictObject({
  name: text,
  text,
  minutes,
  picture: v.picklist(["dough", "oven", "melon", "pan", "pizza"]),
})

export const recipeSchema = v.strictObject({
  kind: v.literal("recipe"),
  name: text,
  yield: text,
  cuisine: text,
  category: text,
  diet: v.pipe(v.string(), v.regex(/^https:\/\/schema\.org\/\w+Diet$/, "Write a diet of schema.org.")),
  prepMinutes: minutes,
  cookMinutes: minutes,
  ingredients: v.pipe(v.array(ingredient), v.minLength(1)),
  steps: v.pipe(v.array(step), v.minLength(1)),
})

export type Recipe = v.InferOutput<typeof recipeSchema>
export type Ingredient = Recipe["ingredients"][number]
export type Step = Recipe["steps"][number]

/** "PT2H5M": some whole minutes as a duration of ISO 8601. */
export function isoDuration(minutes: number): string {
  const [h, m] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${h ? `${h}H` : ""}${m || !h ? `${m}M` : ""}`
}

/** "150 g strong wheat flour". */
function line({ amount, unit, name }: Ingredient): string {
  return unit === "pieces" ? `${amount} ${name}` : `${amount} ${unit} ${name}`
}

/** What the page says of its recipe, with whole addresses. */
type About = {
  url: string
  description: string
  added: string
  image: string
  author: { "@type": string; name: string; url: string }
}

/** A recipe on a page as schema.org's Recipe. */
export function recipeLd(recipe: Recipe, { url, description, added, image, author }: About) {
  return {
    "@context": "https://schema.org" as const,
    "@type": "Recipe",
    name: recipe.name,
    description,
    url,
    image: [image],
    author,
    datePublished: added,
    prepTime: isoDuration(recipe.prepMinutes),
    cookTime: isoDuration(recipe.cookMinutes),
    totalTime: isoDuration(recipe.prepMinutes + recipe.cookMinutes),
    recipeYield: recipe.yield,
    recipeCategory: recipe.category,
    recipeCuisine: recipe.cuisine,
    suitableForDiet: recipe.diet,
    recipeIngredient: recipe.ingredients.map(line),
    recipeInstructions: recipe.steps.map(({ name, text: said }) => ({
      "@type": "HowToStep",
      name,
      text: said,
    })),
  }
}

/** The recipes among the lists of a page. */
export function recipesOf(data: Readonly<Record<string, unknown>> = {}): Recipe[] {
  return Object.values(data).flatMap(list => {
    const isRecipe = typeof list === "object" && list !== null && "kind" in list && list.kind === "recipe"
    return isRecipe ? [list as Recipe] : []
  })
}

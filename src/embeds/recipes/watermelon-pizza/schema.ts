/** content/data/watermelon-pizza.yaml: a recipe for one pizza. */
export { recipeSchema as schema } from "../../../lib/content/recipe"

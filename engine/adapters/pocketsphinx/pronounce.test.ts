import { expect, it } from "vitest";
import { arpabetOf } from "./pronounce.ts";

it.each([
  ["s_n_ˈoːɹ_f_əl", "S N AO R F AH L"],
  ["z_ˈɪ_b_əl", "Z IH B AH L"],
  ["ɑːɹ_ɡ_ˈaɪ_l", "AA R G AY L"],
  ["tʃ_ˈɑː_k_l_ə_t", "CH AA K L AH T"],
  ["b_ˈɜː_d", "B ER D"],
])("writes %s as %s", (ipa, phones) => {
  expect(arpabetOf(ipa)).toBe(phones);
});

it("knows no sound that no American makes", () => {
  expect(arpabetOf("x_ø_y")).toBeUndefined();
});

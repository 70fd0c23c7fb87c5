import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spokenText, said } from "/work/main/engine/speech/spoken-text.ts";
const words = fc.constantFrom("a","A","I","i","the","letter","cat","Cat","b","B","it's","'","\"","s","in","kg","ft","p.m.","a.m.","Mr.","St.","etc.","May","In","$","¢","%","°","°F","-","–","—","−","+","×","÷","=","/","x",",",".","...","!","?",":",";","(",")","[","]","|","#","*","_","__","1","2","5","10","42","007","1,234","3.14",".5","1/2","3:15","1969","555-0123","1st","5s","½","²","&","@","…","é","🐶","'n'","ay","eff","w/","No.","e.g.");
const soup = fc.array(fc.tuple(words, fc.constantFrom(""," "," ")),{maxLength:14}).map(a=>a.map(([w,g])=>w+g).join(""));
const any = fc.oneof({weight:3,arbitrary:soup},{weight:1,arbitrary:fc.string({unit:"binary",maxLength:40})},{weight:1,arbitrary:fc.string({maxLength:40})});
describe("x",()=>{
 it("idempotent", ()=>fc.assert(fc.property(any,(t)=>{const s=spokenText(t); expect(spokenText(s)).toBe(s);}),{numRuns:40000}),600000);
 it("same", ()=>fc.assert(fc.property(any,(t)=>{expect(spokenText(t)).toBe(said(t));}),{numRuns:40000}),600000);
 it("words", ()=>fc.assert(fc.property(any,(t)=>{const s=spokenText(t); expect(s).toMatch(/^(?:[\p{L}\p{M}\p{Nd}']+(?:[,.?!]?(?: |$)))*$/u); expect(s).not.toMatch(/[0-9]/); if(/[\p{L}\p{Nd}]/u.test(t)) expect(s).not.toBe("");}),{numRuns:40000}),600000);
});

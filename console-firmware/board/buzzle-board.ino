// Buttons for Buzzle on an Arduino or a Pico. docs/console.md tells the lines.
// Each button is between its pin and ground. Change the pins to yours.

const char *NAMES[] = {"left", "right", "up", "down", "select", "repeat"};
const int PINS[] = {2, 3, 4, 5, 6, 7};
const int LIGHTS[] = {-1, -1, -1, -1, -1, -1}; // the pin of each light, -1 for none
const int COUNT = 6;
const unsigned long RESTLESS = 15;   // ms in which contacts bounce
const unsigned long HEARTBEAT = 1000; // ms

bool isDown[COUNT];
unsigned long changedAt[COUNT];
unsigned long heldAt = 0;
String heard = "";

String checked(const String &body) {
  byte sum = 0;
  for (unsigned int i = 0; i < body.length(); i++) sum ^= body[i];
  char digits[4];
  snprintf(digits, sizeof digits, "*%02X", sum);
  return body + digits;
}

void tell(const String &body) { Serial.print(checked(body) + "\n"); }

void setup() {
  Serial.begin(115200);
  for (int i = 0; i < COUNT; i++) {
    pinMode(PINS[i], INPUT_PULLUP);
    if (LIGHTS[i] >= 0) pinMode(LIGHTS[i], OUTPUT);
  }
}

void obey(const String &line) {
  int star = line.lastIndexOf('*');
  if (star < 0 || checked(line.substring(0, star)) != line) return;
  String body = line.substring(0, star);
  if (body == "hello 1") {
    String answer = "hello 1";
    for (int i = 0; i < COUNT; i++) answer += String(" ") + NAMES[i];
    tell(answer);
  }
  for (int i = 0; i < COUNT; i++) {
    if (LIGHTS[i] < 0) continue;
    if (body == String("light ") + NAMES[i] + " on") digitalWrite(LIGHTS[i], HIGH);
    if (body == String("light ") + NAMES[i] + " off") digitalWrite(LIGHTS[i], LOW);
  }
}

void loop() {
  unsigned long now = millis();
  for (int i = 0; i < COUNT; i++) {
    bool down = digitalRead(PINS[i]) == LOW;
    if (down == isDown[i] || now - changedAt[i] < RESTLESS) continue;
    isDown[i] = down;
    changedAt[i] = now;
    tell(String(down ? "down " : "up ") + NAMES[i]);
  }
  if (now - heldAt >= HEARTBEAT) {
    heldAt = now;
    String all = "held";
    for (int i = 0; i < COUNT; i++)
      if (isDown[i]) all += String(" ") + NAMES[i];
    tell(all);
  }
  while (Serial.available()) {
    char next = Serial.read();
    if (next == '\n') {
      obey(heard);
      heard = "";
    } else if (heard.length() < 80) {
      heard += next;
    }
  }
}

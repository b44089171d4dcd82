// The work of the captcha test, in a thread of its own: a file of the shop's, as no page may run a script from memory.
import 'altcha/workers/pbkdf2';
